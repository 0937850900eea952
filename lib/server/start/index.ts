/** Starts a shop: database, build, server, and what the commands share. */
export { run, stop } from './child'
export { CommandProblem } from './command-problem'
export { databaseFor, existingDatabaseFor } from './database-for'
export { configOrExit, distDirOf, loadEnvFile, localSecrets } from './environment'
export { freePort, isPortFree } from './free-port'
export { toldSecret } from './private-data'
export type { ReportStep } from './start-report'
export { type Seed, type StartFacts, startShop } from './start-shop'
