/** Whoever plans something, or puts it into a plan; without an id a program. */
export type Planner = { id: string | null; name: string }
