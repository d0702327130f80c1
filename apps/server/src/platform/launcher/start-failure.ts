/** A program's last line, which states why it did not start. The launcher repeats it to the operator once. */
export const CAN_NOT_START = 'Quayside can not start: ';
