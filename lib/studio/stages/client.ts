/** For islands. */
export { StageButton } from './stage-button.client'
