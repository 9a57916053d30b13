import { createChatSchema } from '../../../contracts/chat-schema';
import { toE164 } from '../../platform/values/phone';

export const chatSchema = createChatSchema({ parsePhone: toE164 });
