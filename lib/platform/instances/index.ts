/** The processes of the shop that run at one database. */
export {
  announceInstance,
  awaitApplied,
  findInstances,
  forgetInstance,
  type Instance,
  pruneInstances,
} from './instances'
