/** What this browser remembers of the last tables it was at: a value for each, under one key. */

const MOST = 100;

export interface Memory<T> {
  of(table: string): T | undefined;
  keep(table: string, value: T): void;
}

export function tableMemory<T>(key: string): Memory<T> {
  function all(): Record<string, T> {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "{}");
    } catch {
      return {};
    }
  }
  return {
    of: (table) => all()[table],
    keep(table, value) {
      const { [table]: _, ...others } = all();
      const last = Object.entries({ ...others, [table]: value }).slice(-MOST);
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(last)));
    },
  };
}
