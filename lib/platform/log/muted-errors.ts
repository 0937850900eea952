import { withCauses } from './describe-error'

type Judge = (error: unknown) => boolean

/** The pages and the HTTP edge are bundled apart, so what they share is on the process. */
const store = globalThis as { nestlingMutedErrors?: Judge | undefined }

/** Leaves errors out of the log that a line of it has already told, such as those of requests during an outage. */
export function muteErrors(isTold: Judge | undefined): void {
  store.nestlingMutedErrors = isTold
}

/** Whether an error, or one of its causes, has been told already. */
export const isMuted = (error: unknown): boolean => {
  const isTold = store.nestlingMutedErrors
  return isTold !== undefined && error instanceof Error && withCauses(error).some(isTold)
}
