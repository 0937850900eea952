import type { Person } from './person'
import type { studioPeople } from './tables'

/** A person without what only the login needs. */
export const personOf = ({
  id,
  name,
  address,
  role,
  language,
}: typeof studioPeople.$inferSelect): Person => ({ id, name, address, role, language: language ?? 'de' })
