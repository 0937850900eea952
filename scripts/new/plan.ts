/** Whole files by their paths: the new ones, and those in which something is entered. */
export type Plan = Map<string, string>
