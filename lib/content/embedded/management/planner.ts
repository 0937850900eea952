/** The person who plans something or puts it into a plan; without an id it is a program. */
export type Planner = { id: string | null; name: string }
