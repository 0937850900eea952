/** Why a file cannot be used, in words for whoever imports it. */
export class FileFault extends Error {
  override name = 'FileFault'

  constructor(src: string, problem: string) {
    super(`${src}: ${problem}`)
  }
}
