/** Everything that is stored about a customer. */
export { type CustomerData, exportCustomer } from './export-customer'
