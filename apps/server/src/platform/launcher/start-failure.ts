/** How a program says on its last line why it did not start. The launcher says it again to the operator, once. */
export const CAN_NOT_START = 'Quayside can not start: ';
