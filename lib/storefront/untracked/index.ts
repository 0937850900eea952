/** The pages on which the tag manager's container never runs. */
export { isUntracked } from './is-untracked'
