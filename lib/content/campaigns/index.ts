/** When and where a campaign shows, and when it next begins or ends. */
export { campaignBoundaries } from './boundaries'
export {
  type CampaignProduct,
  type CampaignSituation,
  isVisible,
} from './visibility'
export { withoutEmbargoed } from './without-embargoed'
