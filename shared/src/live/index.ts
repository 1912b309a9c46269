export { useQuotationEvents } from './use-quotation-events';
