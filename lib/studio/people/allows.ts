import type { Person, Role } from './person'

/** `edit`: drafts. `publish`: publish and schedule. `administer`: people, tokens and redirects. */
export type Permission = 'edit' | 'publish' | 'administer'

const permissions: Readonly<Record<Role, readonly Permission[]>> = {
  editor: ['edit'],
  publisher: ['edit', 'publish'],
  admin: ['edit', 'publish', 'administer'],
}

/** Whether a person's role includes a permission. */
export const allows = ({ role }: Pick<Person, 'role'>, permission: Permission): boolean =>
  permissions[role].includes(permission)
