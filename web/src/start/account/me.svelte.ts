/** Who I am to the server: nobody yet, a guest, or somebody with a name and a password. */
import { settings } from "../../settings/settings.svelte";
import { get, post, put, remove } from "../../server/api";

export interface Person {
  id: string;
  name: string;
  registered: boolean;
  admin: boolean;
}

const KNOWN = "ardri-known"; // the cookie cannot be seen from here; whether there is one is worth knowing

class Me {
  person = $state.raw<Person | null>(null);
  #coming: Promise<Person> | null = null;

  /** The name to sit down with: the account's, or the one a guest used last. */
  get name(): string {
    return this.person?.name || settings.values.name;
  }

  /** Who I am, if the server has met me before; nobody is made a guest by this. */
  async look(): Promise<Person | null> {
    return localStorage.getItem(KNOWN) ? this.come() : null;
  }

  /** Who I am; a guest from now on, if nobody so far. */
  come(): Promise<Person> {
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
    await this.come();
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

  /** Let the server forget everything about me. */
  async forget(): Promise<void> {
    await remove("/api/me");
    settings.values.name = "";
    this.#nobody();
  }

  /** Everything that the server knows about me. */
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
