/**
 * Hands what failed on while the shop is developed: the overlay of Next.js opens by itself for what no boundary of the
 * project has caught, and otherwise waits for a press on its indicator.
 */
export function showToDeveloper(error: unknown): void {
  if (process.env.NODE_ENV === 'development') throw error
}
