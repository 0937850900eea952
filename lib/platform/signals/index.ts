/** How a process learns that it shall end. */
export { hearEnding } from './hear-ending'
