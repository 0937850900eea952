/** When and where a campaign shows, and when that changes next. */
export { campaignBoundaries } from './boundaries'
export {
  type Campaign,
  type CampaignProduct,
  type CampaignSituation,
  isVisible,
  type Trigger,
  type TriggerGroup,
} from './visibility'
