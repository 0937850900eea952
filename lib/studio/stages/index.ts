/** The stages of pages in the Studio: bringing a page to one, and the workflows that name them. */
export { AssignedStories } from './assigned'
export { readAssigned } from './assigned-rows'
export { stageBody } from './body'
export { bring, stageAnswer } from './bring'
export {
  create as createWorkflow,
  readWorkflows,
  remove as removeWorkflow,
  save as saveWorkflow,
} from './manage'
export { stagesText } from './messages'
export { readStageChoice, readStageMark } from './read'
export { workflowBody } from './workflow-body'
export { WorkflowsScreen } from './workflows-screen.client'
