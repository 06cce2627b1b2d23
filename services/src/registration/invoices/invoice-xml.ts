import { decimalOf } from '../bank-files/amounts.js';
import { writeXml, type XmlNode } from '../bank-files/write-xml.js';
import { invoiceNumber } from './invoice.schema.js';
import type { InvoiceFacts } from './invoice-facts.js';
import type { IssuedInvoice } from './invoices.sql.js';
import { invoiceTexts as texts } from './invoices.texts.js';
import type { TaxCategory } from './tax.js';
import { utcDay } from '../../platform/core/time.js';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
/** UNCL1001 and UNCL4461: invoice, credit note, credit transfer. */
const CODES = { invoice: '380', 'credit-note': '381', transfer: '30' } as const;

const NAMES = {
  invoice: { root: 'Invoice', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  'credit-note': { root: 'CreditNote', line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
} as const;

/**
 * An electronic invoice of EN 16931 as UBL 2.1, in the order of its schemas.
 * @param prefix of the edition's references
 * @see EN 16931-1:2017; CEN/TS 16931-3-2
 */
export function writeInvoiceXml(prefix: string, invoice: IssuedInvoice): string {
  const { facts, kind } = invoice;
  const { root } = NAMES[kind];
  const isInvoice = kind === 'invoice';
  return writeXml([
    root,
    [
      ['cbc:CustomizationID', 'urn:cen.eu:en16931:2017'],
      ['cbc:ID', invoiceNumber(prefix, invoice.number)],
      ['cbc:IssueDate', utcDay(invoice.issuedAt)],
      ...optional(isInvoice, ['cbc:DueDate', facts.dueOn]),
      [`cbc:${root}TypeCode`, CODES[kind]],
      ...[invoice.reason, facts.note].flatMap((note): XmlNode[] =>
        note ? [['cbc:Note', note]] : [],
      ),
      ['cbc:DocumentCurrencyCode', facts.currency],
      ...optional(facts.buyer.purchaseOrder, [
        'cac:OrderReference',
        [['cbc:ID', facts.buyer.purchaseOrder ?? '']],
      ]),
      ...correctedOf(prefix, invoice),
      ['cac:AccountingSupplierParty', [partyOf(facts.seller, facts)]],
      ['cac:AccountingCustomerParty', [partyOf(facts.buyer, facts)]],
      meansOf(facts),
      // BR-CO-25
      ...optional(!isInvoice, ['cac:PaymentTerms', [['cbc:Note', texts.creditTerms]]]),
      taxOf(facts),
      totalsOf(facts),
      ...facts.lines.map((line, index) => lineOf(facts, kind, line, index + 1)),
    ],
    ` xmlns="${UBL}:${root}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2"` +
      ` xmlns:cbc="${UBL}:CommonBasicComponents-2"`,
  ]);
}

function correctedOf(prefix: string, { corrects, correctedAt }: IssuedInvoice): XmlNode[] {
  if (corrects === null || !correctedAt) return [];
  const reference: XmlNode[] = [
    ['cbc:ID', invoiceNumber(prefix, corrects)],
    ['cbc:IssueDate', utcDay(correctedAt)],
  ];
  return [['cac:BillingReference', [['cac:InvoiceDocumentReference', reference]]]];
}

function partyOf(
  party: InvoiceFacts['seller'] | InvoiceFacts['buyer'],
  facts: InvoiceFacts,
): XmlNode {
  const { name, countryCode, addressLines } = party;
  const [street, more, ...rest] = addressLines;
  return [
    'cac:Party',
    [
      [
        'cac:PostalAddress',
        [
          ...optional(street, ['cbc:StreetName', street ?? '']),
          ...optional(more, ['cbc:AdditionalStreetName', more ?? '']),
          ...optional(rest.length > 0, ['cac:AddressLine', [['cbc:Line', rest.join(', ')]]]),
          ['cac:Country', [['cbc:IdentificationCode', countryCode]]],
        ],
      ],
      ...schemeOf(party, facts),
      ['cac:PartyLegalEntity', [['cbc:RegistrationName', name]]],
      ...('email' in party
        ? [['cac:Contact', [['cbc:ElectronicMail', party.email]]] satisfies XmlNode]
        : []),
    ],
  ];
}

/** A VAT identifier begins with its country (BR-CO-09), and is left out of invoices without VAT (BR-O-02). */
function schemeOf(
  party: InvoiceFacts['seller'] | InvoiceFacts['buyer'],
  { sums }: InvoiceFacts,
): XmlNode[] {
  const { taxNumber } = party;
  if (!taxNumber) return [];
  const isInScope = sums.every(({ category }) => category !== 'O');
  const isVat = isInScope && /^[A-Z]{2}/.test(taxNumber);
  if (!isVat && !('email' in party)) return [];
  return [
    [
      'cac:PartyTaxScheme',
      [
        ['cbc:CompanyID', taxNumber.replace(/\s/g, '')],
        ['cac:TaxScheme', [['cbc:ID', isVat ? 'VAT' : 'TAX']]],
      ],
    ],
  ];
}

function meansOf({ bank, reference }: InvoiceFacts): XmlNode {
  const branch: XmlNode = [
    'cac:FinancialInstitutionBranch',
    [['cbc:ID', bank.swift.replace(/\s/g, '')]],
  ];
  return [
    'cac:PaymentMeans',
    [
      ['cbc:PaymentMeansCode', CODES.transfer],
      ['cbc:PaymentID', reference],
      [
        'cac:PayeeFinancialAccount',
        [['cbc:ID', bank.iban], ['cbc:Name', bank.accountHolder], ...optional(bank.swift, branch)],
      ],
    ],
  ];
}

function taxOf(facts: InvoiceFacts): XmlNode {
  return [
    'cac:TaxTotal',
    [
      amount('cbc:TaxAmount', facts.taxCents, facts),
      ...facts.sums.map((sum): XmlNode => [
        'cac:TaxSubtotal',
        [
          amount('cbc:TaxableAmount', sum.taxableCents, facts),
          amount('cbc:TaxAmount', sum.taxCents, facts),
          ['cac:TaxCategory', categoryOf(sum, sum.reason)],
        ],
      ]),
    ],
  ];
}

function totalsOf(facts: InvoiceFacts): XmlNode {
  const { netCents, grossCents, paidCents, roundingCents, payableCents } = facts;
  return [
    'cac:LegalMonetaryTotal',
    [
      amount('cbc:LineExtensionAmount', netCents, facts),
      amount('cbc:TaxExclusiveAmount', netCents, facts),
      amount('cbc:TaxInclusiveAmount', grossCents, facts),
      ...optional(paidCents > 0, amount('cbc:PrepaidAmount', paidCents, facts)),
      ...optional(roundingCents !== 0, amount('cbc:PayableRoundingAmount', roundingCents, facts)),
      amount('cbc:PayableAmount', payableCents, facts),
    ],
  ];
}

/** A reduction is a line of the quantity -1: a price is never negative (BR-27). */
function lineOf(
  facts: InvoiceFacts,
  kind: IssuedInvoice['kind'],
  line: InvoiceFacts['lines'][number],
  id: number,
): XmlNode {
  const { netCents, name } = line;
  const { line: element, quantity } = NAMES[kind];
  return [
    `cac:${element}`,
    [
      ['cbc:ID', String(id)],
      [`cbc:${quantity}`, netCents < 0 ? '-1' : '1', ' unitCode="C62"'],
      amount('cbc:LineExtensionAmount', netCents, facts),
      [
        'cac:Item',
        [
          ['cbc:Name', name],
          ['cac:ClassifiedTaxCategory', categoryOf(line, null)],
        ],
      ],
      ['cac:Price', [amount('cbc:PriceAmount', Math.abs(netCents), facts)]],
    ],
  ];
}

/** Category O has no rate (BR-O-05). */
function categoryOf(
  { category, basisPoints }: { category: TaxCategory; basisPoints: number },
  reason: string | null,
): XmlNode[] {
  return [
    ['cbc:ID', category],
    ...optional(category !== 'O', ['cbc:Percent', (basisPoints / 100).toFixed(2)]),
    ...optional(reason, ['cbc:TaxExemptionReason', reason ?? '']),
    ['cac:TaxScheme', [['cbc:ID', 'VAT']]],
  ];
}

function amount(name: string, cents: number, { currency }: InvoiceFacts): XmlNode {
  const sign = cents < 0 ? '-' : '';
  return [name, sign + decimalOf(Math.abs(cents), currency), ` currencyID="${currency}"`];
}

function optional(isThere: unknown, node: XmlNode): XmlNode[] {
  return isThere ? [node] : [];
}
