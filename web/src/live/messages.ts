/** The messages of a live table: what is asked, what answers it, and what the server says by itself. */
import type { Done, Error as Wrong, FromServer, Previews, Refused, ToServer, WaysFound, WhyNot } from "../wire.ts";

/** What answers a request, by its id. */
export type Reply = Done | Refused | WhyNot | Previews | WaysFound | Wrong;

/** What the server says of its own accord; an error without an id is about the table. */
export type Heard = Exclude<FromServer, Reply> | Wrong;

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** What is asked; the socket numbers it. */
export type TableRequest = WithoutId<ToServer>;
