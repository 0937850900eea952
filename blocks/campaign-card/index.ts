import { campaignCardBlock } from '@/schemas/blocks/campaign-card'
import { CampaignCard } from './campaign-card'

export const definition = campaignCardBlock
export const component = CampaignCard
export const examples = async () => (await import('./campaign-card.examples')).campaignCardExamples
