/** Why a limit is as it is, for the table of the documentation. */
export type Told = {
  /** The counted thing. */
  counted: string
  /** Who stands outside of it. */
  exempt: string
  /** What those get who are over it. */
  beyond: string
  /** The possibilities that an attacker still has, or their cost. */
  cost: string
}

export const later = '429 until the hour is over'
export const kept = '429, and what was typed is kept'
export const untold = 'it counts and is listed, without mails'
