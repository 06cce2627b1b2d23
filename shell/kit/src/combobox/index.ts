/** The behaviour of a searchable choice (WAI-ARIA combobox), without its look. */
export { createFilterOptions, default as useCombobox } from '@mui/material/useAutocomplete';
