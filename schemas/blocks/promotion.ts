import { text } from '../content'

const tab = 'Tracking'
const help = 'The view of the promotion is tracked where all four are filled.'

/** The fields by which the view of a promotion is tracked. */
export const promotionFields = {
  promotionId: text({ label: 'Promotion id', help, tab }),
  promotionName: text({ label: 'Promotion name', help, tab }),
  promotionCreative: text({ label: 'Promotion creative', help: `Its picture or wording. ${help}`, tab }),
  promotionSlot: text({ label: 'Promotion slot', help: `Its place on the page. ${help}`, tab }),
}
