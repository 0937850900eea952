/** The stages of pages on their way to the shop, and what is ready to be published. */
export { type Assignment, assignedMessage, listAssigned } from './assigned'
export {
  changeStage,
  listStageChanges,
  type StageRefusal,
} from './change-stage'
export {
  countInStages,
  createStage,
  createWorkflow,
  deleteStage,
  deleteWorkflow,
  updateStage,
  updateWorkflow,
} from './edit-workflows'
export { waitsIn } from './gate'
export { type StageBar, stageBar } from './stage-bar'
export {
  listWorkflows,
  type Stage,
  type StageOfStory,
  stageOf,
  stagesOf,
} from './stage-of'
export { waitingInRelease } from './waiting-in-release'
