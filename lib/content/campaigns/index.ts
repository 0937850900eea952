/** When and where a campaign shows, why, and when it next begins or ends. */
export { campaignBoundaries } from './boundaries'
export { findCollisions } from './collisions'
export { presentValues } from './compared'
export { type FoundCampaign, findCampaigns, readCampaign } from './find-campaigns'
export { namesIn, namesReader } from './listed-names'
export { placeOfAddress } from './path-matches'
export {
  type CampaignFinding,
  type CampaignProduct,
  type CampaignSituation,
  isVisible,
  judgeCampaign,
  type Trigger,
} from './visibility'
export { withoutEmbargoed } from './without-embargoed'
