/** What a user can mend himself: a command tells it without where in the code it was found. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem'
}
