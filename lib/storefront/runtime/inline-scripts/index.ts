import { choiceCall, choiceScript } from './choice-script'
import { earlyTapScript } from './early-tap-script'

/** Scripts that stand in the markup of pages. The Content-Security-Policy names each by its hash. */
export { choiceCall }

/** What the page of a product defines once, before everything that uses it. */
export const productScript = `${earlyTapScript}\n${choiceScript}`

/** All of them. */
export const inlineScripts: readonly string[] = [productScript, choiceCall]
