import type { EnquiryInput } from '../../contracts/enquiry';
import type { PhoneColumns } from '../../contracts/phone';
import { readPhone } from '../../contracts/read-phone';

/**
 * Returns the columns of a telephone number as typed. A text with more than one number, or with a remark,
 * is also added to the message, so that nothing of it is lost.
 */
export function toPhoneColumns({
  phone: typed,
  message,
}: Pick<EnquiryInput, 'phone' | 'message'>): PhoneColumns & { message: string } {
  if (!typed) return { phone: null, phoneExtension: null, phoneAsTyped: null, message };
  const { number, extension, isWhole } = readPhone(typed) ?? { isWhole: true };
  return {
    phone: number ?? null,
    phoneExtension: extension ?? null,
    phoneAsTyped: number ? null : typed,
    message: isWhole ? message : `${message}\n\nEn el campo «Teléfono» escribió: ${typed}`,
  };
}
