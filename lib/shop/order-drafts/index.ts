/** What a visitor has entered in a form about an order, for the page that answers without a script. */
export {
  findOrderDraft,
  type OrderDraft,
  type OrderForm,
  pruneOrderDrafts,
  saveOrderDraft,
} from './order-drafts'
