"""The types of the wire in TypeScript, made from those in Python.

`python -m tests.wire.typescript` writes them to `web/src/wire.ts`; a test fails where they differ.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct
from msgspec import inspect as shapes

from anabasis.server import wire
from anabasis.server.tables import lesson

CLIENT: Final = Path(__file__).parent.parent.parent / "web" / "src" / "wire.ts"

HEAD: Final = """\
/**
 * What travels between server and browser; `docs/protocol.md` explains it.
 *
 * Made from the server's own types by `python -m tests.wire.typescript`. Not edited by hand.
 */

/** A JSON value whose shape only the game knows. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

export type Params = Record<string, Plain>;

/** Something that happened: its kind, its rule case, and the fields of that kind. */
export interface EventInfo {
  kind: string;
  case: string;
  [field: string]: Plain;
}
"""

LINE: Final = 140
"""The longest line of the client's sources."""


def typescript() -> str:
    """The whole file."""
    told = [cls for module in (wire, lesson) for cls in _structs(module)]
    parts = [HEAD]
    parts += [_interface(cls) for cls in told if cls is not lesson.Tutorial]
    parts.append(_union("FromServer", [cls for cls in told if _tag(cls) and not _is_request(cls)]))
    parts.append(_union("ToServer", list(get_args(wire.Message))))
    return "\n".join(parts)


def _structs(module: ModuleType) -> list[type[Struct]]:
    """The structs that a module defines, in the order of its text."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, Struct)
        and value.__module__ == module.__name__
    ]


def _is_request(cls: type[Struct]) -> bool:
    """Whether the browser sends it: the server takes nothing that it does not know."""
    return cls.__module__ == wire.__name__ and cls.__struct_config__.forbid_unknown_fields


def _tag(cls: type[Struct]) -> str | None:
    tag = cls.__struct_config__.tag
    return str(tag) if tag is not None else None


def _interface(cls: type[Struct]) -> str:
    base = next((one for one in cls.__mro__[1:] if one is not Struct), object)
    inherited = {field.name for field in _fields(base)} if issubclass(base, Struct) else set()
    extends = f" extends {base.__name__}" if inherited else ""
    notes = _notes(cls)
    lines = [f"export interface {cls.__name__}{extends} {{"]
    if _tag(cls) is not None:
        lines.append(f'  type: "{_tag(cls)}";')
    for field in _fields(cls):
        if field.name not in inherited:
            lines += _comment(notes.get(field.name), "  ")
            mark = "?" if _may_be_missing(cls, field) else ""
            lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*_comment(notes.get(""), ""), *lines, "}", ""])


def _fields(cls: type[Any]) -> tuple[shapes.Field, ...]:
    info = shapes.type_info(cls)
    assert isinstance(info, shapes.StructType)
    return info.fields


def _may_be_missing(cls: type[Struct], field: shapes.Field) -> bool:
    if field.required:
        return False
    has_default = (field.default, field.default_factory) != (msgspec.NODEFAULT, msgspec.NODEFAULT)
    return not has_default or _is_request(cls) or cls.__struct_config__.omit_defaults


def _type(shape: shapes.Type) -> str:
    """A type of the wire as TypeScript writes it."""
    match shape:
        case shapes.Metadata(type=inner, extra=extra):
            return str(extra["typescript"]) if extra else _type(inner)
        case shapes.StructType(cls=cls):
            return cls.__name__
        case shapes.StrType():
            return "string"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.BoolType():
            return "boolean"
        case shapes.NoneType():
            return "null"
        case shapes.AnyType() | shapes.RawType():
            return "Plain"
        case shapes.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case shapes.ListType(item_type=item):
            inner_type = _type(item)
            return f"({inner_type})[]" if "|" in inner_type else f"{inner_type}[]"
        case shapes.TupleType(item_types=items):
            return f"[{', '.join(_type(item) for item in items)}]"
        case shapes.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case shapes.UnionType(types=types):
            return " | ".join(dict.fromkeys(_type(one) for one in types))
    raise TypeError(f"{shape} has no type in TypeScript yet")


def _notes(cls: type[Struct]) -> dict[str, str]:
    """What the class says of itself (under "") and of its fields."""
    tree = ast.parse(inspect.getsource(cls)).body[0]
    assert isinstance(tree, ast.ClassDef)
    notes = {"": ast.get_docstring(tree) or ""}
    for field, note in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match note:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    notes[field.target.id] = inspect.cleandoc(text)
    return notes


def _comment(text: str | None, indent: str) -> Iterator[str]:
    if text:
        lines = text.splitlines()
        if len(lines) == 1:
            yield f"{indent}/** {lines[0]} */"
        else:
            yield f"{indent}/**"
            yield from (f"{indent} * {line}".rstrip() for line in lines)
            yield f"{indent} */"


def _union(name: str, members: list[type[Struct]]) -> str:
    row = f"export type {name} = {' | '.join(one.__name__ for one in members)};"
    if len(row) <= LINE:
        return f"{row}\n"
    return "\n".join([f"export type {name} =", *[f"  | {one.__name__}" for one in members]]) + ";\n"


if __name__ == "__main__":
    CLIENT.write_text(typescript(), encoding="utf-8")
