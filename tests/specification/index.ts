import { calls } from './calls'
import { constants } from './constants'
import { contentEntities } from './content-entities'
import { errors } from './errors'
import type { Sentence } from './form'
import { purpose } from './purpose'
import { roles } from './roles'
import { screens } from './screens'
import { shopEntities } from './shop-entities'
import { states } from './states'
import { validation } from './validation'

/**
 * What proves each sentence of the specification, section by section: a file of tests and words of a test's name in it.
 * `npm run proofs` prints it as a table with the whole names, and fails where a test has gone.
 */
export const specification: Readonly<Record<string, readonly Sentence[]>> = {
  '1. What the product does and for whom': purpose,
  '2. Screens and routes': screens,
  '3. Entities and their fields': [...shopEntities, ...contentEntities],
  '4. States and transitions': states,
  '5. Validation rules': validation,
  '6. Roles and permissions': roles,
  '7. The calls it makes': calls,
  '8. Error catalogue': errors,
  '9. Business constants and limits': constants,
}
