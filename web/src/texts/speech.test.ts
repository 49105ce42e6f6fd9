import { describe, expect, it } from "vitest";
import type { Clash, Territory } from "../server/view";
import { namesOf } from "./player-names";
import { mark, parts, plain } from "./rich-text";
import { Speech, type Sites } from "./speech";
import { sayIn } from "./test-texts";

const NAMES = ["Ann", "Bob", "Cyd", "Dan"];
const en = new Speech(sayIn("en"), NAMES);
const pl = new Speech(sayIn("pl"), NAMES);

function land(name: Territory["name"], site: string, ...clans: number[]): Territory {
  return { name, site, clans, neighbours: [], sanctuaries: 0, citadels: 0, chieftain: null };
}

describe("options", () => {
  it("say what they are about", () => {
    expect(en.option("attack:B")).toBe("Attack Bob");
    expect(en.option("from:iron_mine")).toBe("From Iron Mine");
    expect(en.option("count:12")).toBe("12");
    expect(en.option("demand:card")).toBe("An Action card");
    expect(pl.option("replace:B")).toBe("Zastąp klan gracza Bob");
  });

  it("about sites name the territories that the view says they touch", () => {
    const sites: Sites = [
      { site: "1,1,up", touches: ["cove", "hills"] },
      { site: "9,9,up", touches: ["moor"] },
    ];
    expect(en.option("site:1,1,up", sites)).toBe("Touching Cove, Hills (1,1,up)");
    expect(en.option("site:1,1,up")).toBe("At 1,1,up");
    expect(en.optionOnMap("site:9,9,up", sites)).toBe("Beside Moor");
    expect(en.optionOnMap("count:12", sites)).toBe("12");
  });

  it("to play a card have the text of the card in their help", () => {
    expect(en.optionHelp("card:new_clans").split("\n")).toEqual([
      "You play this card now.",
      "Place 2 clans, together or apart, in territories where you are present.",
    ]);
  });
});

describe("the table", () => {
  it("waits for somebody, for everybody, or for nobody", () => {
    expect(en.waiting({ question: "turn", seats: ["B", "C"] })).toBe("Waiting for Bob, Cyd");
    expect(en.waiting({ question: "draft", seats: [] })).toBe("All players choose cards in the draft");
    expect(en.waiting(null)).toBe("");
  });

  it("tells what is going on from the outside to the inside", () => {
    const clash = { territory: "cove", active: "A", target: "B", sheltered: [0, 1] } as unknown as Clash;
    const scene = {
      doing: [
        { kind: "season" as const, passes: 0 },
        {
          kind: "play" as const,
          seat: "A" as const,
          card: "migration" as const,
          stage: "resolving" as const,
        },
        { kind: "clash_course" as const },
        { kind: "attack" as const },
      ],
      clash,
      territories: [land("cove", "0,0,up", 2, 2)],
    };
    expect(en.situation(scene)).toEqual([
      "Ann: Migration",
      "clash in Cove (Ann 2, Bob 1 + 1 sheltered)",
      "Ann attacks Bob",
    ]);
  });

  it("has a result for the winner and for the others", () => {
    const won = {
      winner: "B" as const,
      winners: ["B" as const],
      reason: "conditions" as const,
      conditions: [1, 2],
      won_with: ["religion" as const, "land" as const],
    };
    const why = "Religion, Land (the most conditions among the Pretenders).";
    expect(en.result(won, "B")).toBe(`You win with ${why}`);
    expect(en.result(won)).toBe(`Bob wins with ${why}`);
    expect(
      en.result({ winner: null, winners: [], reason: "round_limit", conditions: [0, 0], won_with: [] }),
    ).toContain("Nobody wins");
    const shared = { ...won, winner: null, winners: ["A" as const, "B" as const], won_with: [] };
    expect(en.result(shared)).toContain("Ann, Bob win together");
  });
});

describe("reasons", () => {
  it("name the moments of a card", () => {
    expect(en.reason("wrong_moment", { moments: "own_turn,after_maneuver" })).toBe(
      "This card is played at another moment: on your own turn in the Season / after a maneuver.",
    );
    expect(en.reason("last_action_card")).toBe("It cannot be your last Action card.");
  });

  it("of hints name what they are about", () => {
    expect(en.advice("lead", { territory: "hills" })).toBe("It makes me chieftain: Hills.");
    expect(en.advice("track", { track: "land", count: 5 })).toBe("Land: it brings me to 5 of 6.");
  });
});

describe("marked names", () => {
  it("are found again in a text", () => {
    const marked = new Speech(sayIn("en"), NAMES, true);
    expect(parts(marked.option("attack:B"))).toEqual([{ text: "Attack " }, { text: "Bob", seat: "B" }]);
    expect(parts(marked.option("card:bard"))).toEqual([{ text: "Play " }, { text: "Bard", card: "bard" }]);
  });

  it("leave no trace in a plain text", () => {
    expect(plain(`${mark("tile", "cove", "Cove")}, ${mark("seat", "A", "Ann")}!`)).toBe("Cove, Ann!");
  });
});

describe("players", () => {
  it("are called by their names, bots by a name with the letter of the seat", () => {
    expect(
      namesOf([
        { seat: "A", name: "Zoe" },
        { seat: "B", name: "" },
      ]),
    ).toEqual(["Zoe", "Brigid"]);
  });

  it("are never called alike", () => {
    expect(
      namesOf([
        { seat: "A", name: "brigid" },
        { seat: "B", name: "" },
      ]),
    ).toEqual(["brigid (A)", "Brigid (B)"]);
  });
});
