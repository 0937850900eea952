export {
  decidePayment,
  findPayment,
  pruneSandboxPayments,
  type SandboxPayment,
  sandboxDecisions,
} from './change'
export { runSandboxPayments, sandboxPaymentsJobName } from './run'
export { sandboxProvider } from './sandbox-provider'
