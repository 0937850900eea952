import { orderStatuses } from '@/schemas/shop'

/** What `npm run orders` says without a command. */
export const orderUsage = `Usage: npm run orders -- <command>

  list [options]          the newest orders
    --status <status>           ${orderStatuses.join(', ')}
    --since <date>              placed since then: 2026-12-01, or with a time: 2026-12-01T08:00:00+01:00
    --email <address>           of one customer
    --limit <number>            at most so many, up to 1000; default 50
  show <number>           an order with its lines, payments, parcels and events
  export --format csv|json [--since <date>] [--status <status>]
                          csv: a row for each line of an order; json: an order in each line, as the pull interface has it
  paid <number> [--amount <amount>]
                          the money of a prepayment, an invoice or a cash on delivery has come; another amount than is to be
                          paid is refused
  shipped <number> --carrier <key> [--tracking <number>] [--lines 1,3]
                          a parcel was sent, with all lines that are not sent yet or with these
    --other-carrier <name>      instead of --carrier: one that the shop does not know, as the shopper is to read it
  delivery-note <number> --folder <folder> [--lines 1,3 or --parcel 1]
                          writes the delivery note there as PDF: of the next parcel with all lines that are not sent yet or with
                          these, or of a parcel that was sent
  tracking <number> [--parcel 1] [--tracking <number>] [--carrier <key> or --other-carrier <name>]
                          corrects what was said of a parcel; the shopper is told
  delivered <number>      what is digital was delivered by you; the shop itself delivers vouchers to print, and files it has
  cancel <number> --reason <text> [--lines 1,3]
                          before anything was sent; what a payment service holds is paid back; with lines, only these, which
                          nobody has yet, and what was paid for them with their part of the delivery
  refund <number> --amount <sum> [--reason <text>] [--lines 1,3]
                          pays back a part or all: money first, the gift card last; with lines, the credit note names them and their tax;
                          the shopper reads the reason, there and in the mail
  arrived <number> [--return <number>]
                          a return that was announced has come; named where several are on their way
  returned <number>       all that was sent has come back
  receipts <number> --folder <folder>
                          writes the receipts of postage there that shoppers have sent for their returns
  owed [--format csv]     what is still to be transferred back, and to which accounts
    --file <file>               writes what is in euros into a new file for the bank (SEPA, pain.001), each transfer once
    --currency CHF              with --file: what is in francs, by the Swiss Payment Standards
    --again yes                 with --file: also those that an earlier file has
  transferred <number> [--amount <sum>]
                          a transfer back was made, all of the order or this one; the shopper is told
    --without-account yes       it went to an account that the shopper has not named here
  invoices list [--from <day>] [--to <day>]
                          the invoices and credit notes of a time, both days included
  invoices export --folder <folder> [--from <day>] [--to <day>]
                          writes them there as they were issued: PDF, XML where it is in it, and papers.csv
  invoices datev --locale <locale> --from <day> --to <day> --file <file>
                          a batch of postings (EXTF) by the accounts of the shop_configuration: bookkeeping.datev
  report --from <day> --to <day>
                          what was invoiced and credited in a time, both days included, with its VAT
    --market <locale>           of one market: de-de
    --by <what>                 day, week, month, product, category, payment, voucher
    --csv                       as CSV instead of a table
  withdrawals [--since <date>] [--limit <number>]
                          the newest declarations of shoppers to withdraw, also those that name no order of the shop`
