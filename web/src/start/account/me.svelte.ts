/** The visitor: unknown so far, a guest, or an account. */
import { get, post, put, remove } from "../../server/api";
import { settings } from "../../settings/settings.svelte";

interface Person {
  id: string;
  name: string;
  registered: boolean;
  admin: boolean;
}

const KNOWN = "ardri-known"; // scripts cannot see the session cookie; this says whether there is one

class Me {
  person = $state.raw<Person | null>(null);
  #coming: Promise<Person> | null = null;

  /** The name to sit down with: the account's, or the one a guest used last. */
  get name(): string {
    return this.person?.name || settings.values.name;
  }

  /** The visitor, if the server knows them; creates no guest. */
  async load(): Promise<Person | null> {
    return localStorage.getItem(KNOWN) ? this.ensureGuest() : null;
  }

  /** The visitor; an unknown one becomes a guest. */
  ensureGuest(): Promise<Person> {
    if (this.person) return Promise.resolve(this.person);
    this.#coming ??= post<Person>("/api/guest")
      .then((person) => this.#am(person))
      .finally(() => (this.#coming = null));
    return this.#coming;
  }

  async register(name: string, password: string): Promise<void> {
    this.#am(await post<Person>("/api/register", { name, password }));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.#am(await post<Person>("/api/sign-in", { name, password }));
  }

  async rename(name: string): Promise<void> {
    await this.ensureGuest();
    this.#am(await put<Person>("/api/me/name", { name }));
    settings.values.name = this.person?.name ?? name;
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    this.#am(await put<Person>("/api/me/password", { old, new: fresh }));
  }

  async usePasswordLink(token: string, password: string): Promise<void> {
    this.#am(await post<Person>("/api/password-link", { token, password }));
  }

  async signOut(everywhere = false): Promise<void> {
    await post(everywhere ? "/api/sign-out-everywhere" : "/api/sign-out");
    this.#nobody();
  }

  /** Delete the account and its personal data. */
  async forget(): Promise<void> {
    await remove("/api/me");
    settings.values.name = "";
    this.#nobody();
  }

  /** Export the personal data. */
  data(): Promise<object> {
    return get("/api/me/data");
  }

  #am(person: Person): Person {
    this.person = person;
    localStorage.setItem(KNOWN, "1");
    return person;
  }

  #nobody(): void {
    this.person = null;
    localStorage.removeItem(KNOWN);
  }
}

export const me = new Me();
