/** Scripts that stand in the markup of pages. The Content-Security-Policy names each by its hash. */
export { choiceScript } from './choice-script'
export { earlyTapScript } from './early-tap-script'
