import { choiceCall, choiceScript } from './choice-script'
import { earlyTapScript } from './early-tap-script'

/** Scripts that stand in the markup of pages. The Content-Security-Policy names each by its hash. */
export { choiceCall, choiceScript, earlyTapScript }

/** All of them. */
export const inlineScripts: readonly string[] = [earlyTapScript, choiceScript, choiceCall]
