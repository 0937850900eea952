export {
  pruneSandboxPayments,
  type SandboxPayment,
  sandboxDecisions,
} from './change'
export { decideSandboxPayment, findSandboxPayment } from './decide'
export { runSandboxPayments, sandboxPaymentsJobName } from './run'
export { sandboxProvider } from './sandbox-provider'
