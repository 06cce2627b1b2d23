import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { texts } from './groups.texts.js';

type Named = { organization: string };

/** The same for groups of other payers. */
export const groupNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.notFound);

export const groupLinkInvalid = () => new AppError(ErrorCode.INVALID_LINK, texts.invitationInvalid);

export const groupsNotOffered = () => new AppError(ErrorCode.CLOSED, texts.notOffered);

export const groupClosed = ({ organization }: Named) =>
  new AppError(ErrorCode.CLOSED, texts.closed({ organization }));

export const groupFull = ({ organization }: Named) =>
  new AppError(ErrorCode.SOLD_OUT, texts.full({ organization }));

export const notPaidFor = ({ organization }: Named) =>
  onField('registrationPackage', ErrorCode.CONFLICT, texts.otherPackage({ organization }));

export const groupChanged = () => new AppError(ErrorCode.CHANGED_MEANWHILE, texts.changed);

export const limitBelow = (count: number) =>
  onField('peopleLimit', ErrorCode.VALIDATION_FAILED, texts.limitBelow({ count }));

export const packageNotSold = () => onField('packages', ErrorCode.VALIDATION_FAILED, texts.package);

export const nothingToInvoice = () => new AppError(ErrorCode.CONFLICT, texts.nothingToInvoice);

export const taxFixed = (email: string) =>
  onField('invoice.reverseCharge', ErrorCode.INVALID_TRANSITION, texts.taxFixed({ email }));

export const notMember = () => new AppError(ErrorCode.NOT_FOUND, texts.notMember);

export const onGroupInvoice = (email: string) =>
  new AppError(ErrorCode.INVALID_TRANSITION, texts.onInvoice({ email }));

/** The buyer of a member's payment is the group's payer. */
export const paidByGroup = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.paidByGroup);

export const payerWithoutAccount = () =>
  onField('payerEmail', ErrorCode.VALIDATION_FAILED, texts.noAccount);

export const payerNotVerified = () => onField('payerEmail', ErrorCode.CONFLICT, texts.notVerified);

function onField(field: string, code: ErrorCode, text: string): AppError {
  return new AppError(code, text, { fields: { [field]: text } });
}
