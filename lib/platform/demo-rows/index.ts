/** Which rows the demo brought. */
export { forgetDemoRows, noteWrittenProducts } from './notes'
export { demoRows } from './tables'
