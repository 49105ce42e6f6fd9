/** Parser of the rules text: lines become paragraphs and lists. */

/** A paragraph or a list item; `term` is the word at its beginning that it explains. */
export interface Item {
  term: string;
  text: string;
}

export interface Block {
  kind: "text" | "list" | "steps";
  items: Item[];
}

const MARKS: [RegExp, Block["kind"]][] = [
  [/^– /, "list"],
  [/^\d+\. /, "steps"],
];
const TERM = /^([^:.,]{2,20}?)(\s?: )/;

/** Split a text into paragraphs and lists. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let open: Block | undefined;
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (!line) {
      open = undefined;
      continue;
    }
    const [mark, kind] = MARKS.find(([sign]) => sign.test(line)) ?? [/^/, "text" as const];
    const item = { term: "", text: line.replace(mark, "") };
    if (open?.kind === kind && kind !== "text") open.items.push(item);
    else found.push((open = { kind, items: [item] }));
  }
  return found.map(explained);
}

/** Separate the terms of a list if each of its items explains one. */
function explained(block: Block): Block {
  const terms = block.items.map(({ text }) => TERM.exec(text)?.[1] ?? "");
  if (block.kind === "text" || !terms.every(Boolean)) return block;
  const items = terms.map((term, place) => ({
    term,
    text: (block.items[place]?.text ?? "").slice(term.length),
  }));
  return { ...block, items };
}
