// In place of MUI's own theme, which it creates when its code is evaluated: the kit provides one to all components.
export default {};
