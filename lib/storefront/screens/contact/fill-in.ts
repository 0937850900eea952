import type { User } from '@/schemas/api/account'

type Field = { value: string }

/** Fills in what the account knows of who writes; what was typed already stays. */
export function fillIn(
  fieldOf: (name: string) => Field | null | undefined,
  { loggedIn, firstName, lastName, email }: Pick<User, 'loggedIn' | 'firstName' | 'lastName' | 'email'>,
): void {
  if (!loggedIn) return
  const known = { name: [firstName, lastName].filter(Boolean).join(' '), email }
  for (const [name, value] of Object.entries(known)) {
    const field = fieldOf(name)
    if (field && value && field.value === '') field.value = value
  }
}
