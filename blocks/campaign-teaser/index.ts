import { campaignTeaserBlock } from '@/schemas/blocks/campaign-teaser'
import { CampaignTeaser } from './campaign-teaser'

export const definition = campaignTeaserBlock
export const component = CampaignTeaser
export const examples = async () => (await import('./campaign-teaser.examples')).campaignTeaserExamples
