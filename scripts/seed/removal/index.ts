/** Takes the demo out of a shop. */
export { type Chosen, describeDemo, hasDemo, trialProblem } from './describe-demo'
export { type DemoLeft, findDemo } from './find-demo'
export { removeDemo } from './remove-demo'
