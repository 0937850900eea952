/** The stages of pages on their way to the shop, and what is ready to be published. */
export {
  changeStage,
  listStageChanges,
  type StageChange,
  type StageChanger,
  type StageEntry,
  type StageRefusal,
} from './change-stage'
export {
  countInStages,
  createStage,
  createWorkflow,
  deleteStage,
  deleteWorkflow,
  type FirstStages,
  updateStage,
  updateWorkflow,
} from './edit-workflows'
export { stageAfterPublish, stageRefusal, waitsIn } from './gate'
export {
  listAssigned,
  listWorkflows,
  type Stage,
  type StageOfStory,
  stageIdOf,
  stageOf,
  stagesOf,
  type Workflow,
} from './stage-of'
