/** When and where a campaign shows, and when it next begins or ends. */
export { campaignBoundaries } from './boundaries'
export {
  type Campaign,
  type CampaignProduct,
  type CampaignSituation,
  isVisible,
  type Trigger,
  type TriggerGroup,
} from './visibility'
