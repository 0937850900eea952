/** Records traces by OpenTelemetry and sends them to a collector. Loaded only where one is set. */
export { openTraces } from './open-traces'
