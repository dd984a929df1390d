"""What the server tells of the games that are installed."""

from __future__ import annotations

from math import prod
from urllib.parse import quote

import pytest

from anabasis.core.registry import find_game
from breach.game import GAME as BREACH
from tests.server.people import Person


def test_games_tell_what_is_needed_to_make_a_table(ann: Person) -> None:
    games = {game["id"]: game for game in ann.get("/games")}
    assert games["alexandros"]["seats"] == [2, 4]
    assert "ties" in [option["key"] for option in games["alexandros"]["options"]]
    assert games["breach"]["windows"] == ["sally"]
    assert "random" in games["alexandros"]["bots"]
    assert games["breach"]["tutorial"] is False


def test_a_game_tells_its_words_and_its_board(ann: Person) -> None:
    game = ann.get("/games/alexandros")
    assert game["kinds"]["taxes-levied"] == {"seat": "seat", "symbol": "symbol"}
    assert game["kinds"]["resigned"] == {"seat": "seat"}
    assert game["verbs"]["levy"] == ["symbol"]
    assert len(game["board"]["spaces"]) > 100
    assert ann.refused("GET", "/games/chess", 404) == "unknown-game"


def test_a_game_tells_enough_to_write_every_action(ann: Person) -> None:
    """Verbs, their domains and the words of those make the whole grammar, in every game."""
    for rules in (find_game("alexandros"), find_game("arbela"), BREACH):
        game = ann.get(f"/games/{rules.id}")
        count = sum(
            prod(len(game["domains"][domain]) for domain in domains)
            for domains in game["verbs"].values()
        )
        assert count == len(rules.grammar)


def test_the_rulebook_comes_by_cases(ann: Person) -> None:
    rules = ann.get("/games/alexandros/rules?language=en")
    assert rules["cases"][0]["id"].startswith("1")
    assert rules["rulings"]
    assert ann.get("/games/alexandros/rules?language=xx") == rules


def test_the_players_aid_comes_with_the_rules_in_words(ann: Person) -> None:
    rules = ann.get("/games/arbela/rules?language=en")
    leaders = next(table for table in rules["aid"] if table["title"] == "The leaders")
    alexander = dict(zip(leaders["columns"], leaders["rows"][0], strict=True))
    assert alexander["Leader"] == "Alexander"
    assert alexander["Bonus"] == "+3"
    assert alexander["Orders on 1 to 6"] == "+1 +2 +2 +3 +3 +3"
    japanese = ann.get("/games/arbela/rules?language=ja")
    assert [table["title"] for table in japanese["aid"]][3] == "指揮官"
    assert ann.get("/games/breach/rules")["aid"] == []


@pytest.mark.parametrize("language", ["../../etc", "..", "en/../..", "%2e%2e", "e", "x" * 40])
def test_a_language_names_no_file(ann: Person, language: str) -> None:
    coded = quote(language, safe="").replace(".", "%2e")
    assert ann.refused("GET", f"/games/alexandros/rules?language={coded}", 400) == "malformed"
    assert ann.http.get(f"/api/texts/{coded}").status_code in {400, 404}


def test_texts_are_those_of_the_game_and_of_all_games(ann: Person) -> None:
    texts = ann.get("/texts/en?game=alexandros")
    assert "event-resigned" in texts
    assert "event-taxes-levied" in texts
    assert "event-taxes-levied" not in ann.get("/texts/en")
    assert ann.refused("GET", "/texts/tlh", 404) == "unknown-language"


def test_a_game_is_shown_in_the_lobby_as_its_own_folder_says(ann: Person) -> None:
    games = {game["id"]: game for game in ann.get("/games")}
    arbela = games["arbela"]
    assert arbela["words"].startswith("The day of Gaugamela")
    assert arbela["minutes"][0] < arbela["minutes"][1]
    assert 1 <= arbela["weight"] <= 5
    picture = ann.http.get(arbela["picture"])
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "max-age=31536000" in picture.headers["cache-control"]
    assert picture.text.startswith("<svg ")
    assert picture.headers["content-security-policy"]
    assert "picture" not in games["breach"]
    assert ann.refused("GET", "/games/breach/picture.svg", 404) == "no-picture"
    assert ann.refused("GET", "/games/chess/picture.svg", 404) == "unknown-game"


def test_a_game_and_its_places_are_called_by_names_in_the_readers_language(ann: Person) -> None:
    titles = {game["id"]: game["title"] for game in ann.get("/games?language=ja")}
    assert (titles["alexandros"], titles["arbela"]) == ("アレクサンドロス", "アルベラの戦い")
    detail = ann.get("/games/alexandros?language=xx")
    assert detail["title"] == "Alexandros"
    lyre = {"symbol": "symbol:lyre", "region": "region:armenia", "which": "middle"}
    assert detail["names"]["space"]["A13"] == {"key": "called-symbol", "params": lyre}
    assert ann.get("/games/arbela?language=en")["names"] == {}


def test_what_a_game_is_about_is_said_in_the_readers_language(ann: Person) -> None:
    def words(language: str) -> str:
        games = ann.get(f"/games?language={language}")
        return str(next(game["words"] for game in games if game["id"] == "alexandros"))

    assert words("ja") != words("en")
    assert words("fr") == words("en"), "there is no French"
    assert ann.get("/games/alexandros?language=ja")["words"] == words("ja")
    assert ann.refused("GET", "/games?language=../en", 400) == "malformed"
