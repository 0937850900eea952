/**
 * Milliseconds since the epoch as this process counts them: from what the machine's clock said when the process began,
 * by a count that nobody can set. Next.js dates the parts of pages by the same count; it goes on where the clock of the
 * machine is set back or ahead, and is good for comparing times of one process alone.
 */
export const steadyMs = (): number => performance.timeOrigin + performance.now()
