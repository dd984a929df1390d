"""Small faults that can be put into the code that cites a rule case."""

import ast
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from anabasis.lab.coverage import cited_in, docstrings, game_folder, rulebook_cases

PLUMBING = {"args", "features", "progress", "progress_patience", "prompt", "status", "violations"}
"""Methods that hold no rule."""

SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
Function = ast.FunctionDef | ast.AsyncFunctionDef
Simple = ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Return | ast.Expr


@dataclass(frozen=True)
class Mutant:
    """One fault: what is done to which node of a file (counted as `ast.walk` meets them)."""

    path: Path
    kind: str
    node: int
    line: int

    def __str__(self) -> str:
        return f"{self.path.name}:{self.line} {self.kind}"

    def source(self) -> str:
        """The file with the fault in it."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        node = list(ast.walk(tree))[self.node]
        parent = {
            id(child): each for each in ast.walk(tree) for child in ast.iter_child_nodes(each)
        }
        FAULTS[self.kind](node, parent[id(node)])
        return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def parents(tree: ast.AST) -> dict[int, ast.AST]:
    """The node above each node, by its `id`."""
    return {id(child): node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}


def negate(node: ast.AST, parent: ast.AST) -> None:
    assert isinstance(node, ast.If | ast.While | ast.IfExp)
    node.test = ast.UnaryOp(ast.Not(), node.test)


def swap(node: ast.AST, parent: ast.AST) -> None:
    assert isinstance(node, ast.Compare)
    node.ops[0] = SWAPPED[type(node.ops[0])]()


def change(node: ast.AST, parent: ast.AST) -> None:
    assert isinstance(node, ast.Constant)
    if isinstance(node.value, bool):
        node.value = not node.value
    elif isinstance(node.value, int):
        node.value += 1


def drop(node: ast.AST, parent: ast.AST) -> None:
    for _, rows in ast.iter_fields(parent):
        if isinstance(rows, list) and node in rows:
            rows[rows.index(node)] = ast.Pass()


def do_nothing(node: ast.AST, parent: ast.AST) -> None:
    assert isinstance(node, Function)
    node.body.insert(1 if ast.get_docstring(node) else 0, ast.Return(ast.Constant(None)))


FAULTS: dict[str, Callable[[ast.AST, ast.AST], None]] = {
    "negates the condition": negate,
    "swaps the comparison": swap,
    "changes the constant": change,
    "drops the statement": drop,
    "returns at once": do_nothing,
}


def fitting(node: ast.AST) -> Iterator[str]:
    """The faults that can be put into a node."""
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield "negates the condition"
    elif isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPPED:
        yield "swaps the comparison"
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield "changes the constant"
    elif isinstance(node, Simple):
        yield "drops the statement"
    elif isinstance(node, Function):
        yield "returns at once"


# ---- where a case is cited


class Module:
    """A parsed file, with the way up from every node."""

    def __init__(self, path: Path, order: list[str]) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.order = order
        self.index = {id(node): at for at, node in enumerate(ast.walk(self.tree))}
        self.parents = parents(self.tree)
        self.prose = docstrings(self.tree)

    def above(self, node: ast.AST) -> Iterator[ast.AST]:
        while id(node) in self.parents:
            node = self.parents[id(node)]
            yield node

    def strings(self, case: str) -> Iterator[ast.Constant]:
        """The docstrings and literals that cite the case."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                alone = ast.Module([ast.Expr(node)] if id(node) in self.prose else [], [])
                if node.value == case or any(
                    cited == case for cited, _ in cited_in(alone, self.order)
                ):
                    yield node

    def region(self, node: ast.AST) -> ast.AST | None:
        """The code that a docstring, a literal or a name speaks of; None at the top of a module.

        In a constructor a literal speaks of nothing but the call it is given to.
        """
        call: ast.AST | None = None
        for above in self.above(node):
            if id(node) in self.prose and isinstance(above, ast.Expr):
                described = self.described_by(above)
                if described is not None:
                    return described
            elif isinstance(above, ast.Call):
                call = call or above
            elif isinstance(above, ast.If):
                return above
            elif isinstance(above, Function):
                return call if above.name == "__init__" else above
            elif isinstance(above, ast.ClassDef):
                return above
        return None

    def described_by(self, prose: ast.Expr) -> ast.AST | None:
        """The attribute whose docstring it is; None if it is that of a function, class, module."""
        block = getattr(self.parents[id(prose)], "body", [])
        at = block.index(prose) if prose in block else 0
        return block[at - 1] if at else None

    def assigned(self, node: ast.AST) -> set[str]:
        """The names that a statement at the top of the module gives to a literal in it."""
        names: set[str] = set()
        for above in self.above(node):
            if isinstance(above, ast.Assign | ast.AnnAssign):
                targets = above.targets if isinstance(above, ast.Assign) else [above.target]
                names |= {target.id for target in targets if isinstance(target, ast.Name)}
        return names

    def mutants(self, region: ast.AST) -> Iterator[Mutant]:
        """Every fault that can be put into a region."""
        for node in self.within(region, ("orelse",) if isinstance(region, ast.If) else ()):
            line = getattr(node, "lineno", 0)
            for kind in fitting(node):
                yield Mutant(self.path, kind, self.index[id(node)], line)

    def within(self, node: ast.AST, leaving: tuple[str, ...] = ()) -> Iterator[ast.AST]:
        """The nodes of a region that hold rules: no prose, no annotations, no plumbing."""
        if isinstance(node, Function):
            if node.name in PLUMBING:
                return
            leaving = ("args", "returns", "decorator_list")
        if isinstance(node, ast.ClassDef):
            leaving = ("bases", "keywords", "decorator_list")
        if isinstance(node, ast.AnnAssign):
            leaving = ("annotation",)
        if self.is_scaffolding(node):
            return
        yield node
        for name, value in ast.iter_fields(node):
            if name not in leaving:
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        yield from self.within(child)

    def is_scaffolding(self, node: ast.AST) -> bool:
        """Whether it is prose, a class attribute, or a constructor keeping its argument."""
        if isinstance(node, ast.Expr) and id(node.value) in self.prose:
            return True
        if not isinstance(node, Simple):
            return False
        if isinstance(self.parents[id(node)], ast.ClassDef):
            return True
        return (
            isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Name)
            and any(
                isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
                for target in node.targets
            )
        )


def mutants_of(game_id: str, case: str, root: Path) -> list[Mutant]:
    """Every fault that can be put into the code that cites a case.

    A docstring speaks of its function or class; a literal of the `if` around it, or else of its
    function or class; a literal at the top of a module of wherever its name is used.
    """
    order = [each.id for each in rulebook_cases(game_id, root)]
    modules = [Module(path, order) for path in sorted(game_folder(game_id, root).rglob("*.py"))]
    found: dict[Mutant, None] = {}
    names: set[str] = set()
    for module in modules:
        for node in module.strings(case):
            region = module.region(node)
            if region is not None:
                found.update(dict.fromkeys(module.mutants(region)))
            elif id(node) not in module.prose:
                names |= module.assigned(node)
    for module in modules:
        for name in ast.walk(module.tree):
            if isinstance(name, ast.Name) and name.id in names and isinstance(name.ctx, ast.Load):
                region = module.region(name)
                if region is not None:
                    found.update(dict.fromkeys(module.mutants(region)))
    return list(found)


def sampled(mutants: list[Mutant], count: int, seed: str) -> list[Mutant]:
    """Some of the faults, the kinds taking turns."""
    chance = random.Random(seed)
    kinds = [[mutant for mutant in mutants if mutant.kind == kind] for kind in FAULTS]
    for row in kinds:
        chance.shuffle(row)
    chance.shuffle(kinds)
    chosen: list[Mutant] = []
    while any(kinds) and len(chosen) < count:
        for row in kinds:
            if row and len(chosen) < count:
                chosen.append(row.pop())
    return chosen
